/**
 * Names of the Trusted Types policies that every page may create; each belongs to one module or one lazily loaded
 * library. The policy of ProseMirror parses pasted content in a detached document and keeps only what its schema
 * allows.
 */
export const TRUSTED_TYPES_POLICIES = "dompurify overlayscrollbars ProseMirrorClipboard";
