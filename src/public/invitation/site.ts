/** What a site that shows the document inside its page is told. */
export type SiteMessage = 'completed' | 'declined' | 'error'

/** Tells the site, and no other one; nothing happens in a window of its own. */
export function tellSite(framedBy: string | undefined, type: SiteMessage): void {
  if (framedBy !== undefined && window.parent !== window) window.parent.postMessage({ source: 'esign', type }, framedBy)
}
