/**
 * Names of Trusted Types policies that every page may create, each in one module of the product or a library it loads late. That
 * of ProseMirror reads what is pasted into a document that belongs to no page; only what its schema knows gets out of it.
 */
export const TRUSTED_TYPES_POLICIES = "dompurify overlayscrollbars ProseMirrorClipboard";
