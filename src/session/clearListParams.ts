/** Filters may contain personal identifiers, so stored list parameters must not remain in the browser after the session. */
export function clearListParams(): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith('RaStore') && key.endsWith('.listParams')) localStorage.removeItem(key)
}
