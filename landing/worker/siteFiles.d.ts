/** The files of the built site, written by `siteWorker.plugin.ts`; null in development. */
declare module 'virtual:site-files' {
  export interface SiteFiles {
    /** Changes with any of the files. */
    version: string;
    /**
     * The SHA-256 of the page, in hexadecimal: only the page of this version may become part of its shell.
     */
    page: string;
    /** Addresses of scripts, styles and pictures; their names contain a hash of their contents. */
    files: readonly string[];
  }
  const siteFiles: SiteFiles | null;
  export default siteFiles;
}
