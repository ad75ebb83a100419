export function installOnDebian(name: string, packages: readonly string[], mayInstall?: boolean): void;
