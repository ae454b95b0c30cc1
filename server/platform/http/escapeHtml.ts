const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes text for an element's content or a quoted attribute. */
export const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, character => escapes[character] ?? character)
