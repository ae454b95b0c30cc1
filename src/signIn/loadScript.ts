const loading = new Map<string, Promise<void>>()

/** Loads a third-party script once. A failed load can be repeated. */
export function loadScript(src: string): Promise<void> {
  const known = loading.get(src)
  if (known) return known
  const script = Object.assign(document.createElement('script'), { src, async: true })
  const loaded = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve()
    script.onerror = () => {
      loading.delete(src)
      script.remove()
      reject(new Error(`${new URL(src).host} cannot be reached.`))
    }
  })
  loading.set(src, loaded)
  document.head.append(script)
  return loaded
}
