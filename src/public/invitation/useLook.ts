import { useEffect } from 'react'

/** White can be read on every colour that an account may choose. */
const ON_ACCENT = '#ffffff'

/** Draws buttons and marks of the page in the account's colour. */
export function useLook(accent: string | null | undefined): void {
  useEffect(() => {
    if (!accent) return undefined
    const { style } = document.documentElement
    const values = { '--accent': accent, '--accent-hover': accent, '--on-accent': ON_ACCENT }
    for (const [name, value] of Object.entries(values)) style.setProperty(name, value)
    return () => {
      for (const name of Object.keys(values)) style.removeProperty(name)
    }
  }, [accent])
}
