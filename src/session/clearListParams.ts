/** Filters may hold somebody's identifier: what lists were asked must not stay in the browser after the session. */
export function clearListParams(): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith('RaStore') && key.endsWith('.listParams')) localStorage.removeItem(key)
}
