import { useEffect, useEffectEvent } from 'react'

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input:not([type="checkbox"]), textarea, [contenteditable]')

/** Ctrl+Z and Ctrl+Shift+Z or Ctrl+Y (with the Command key on a Mac), except while somebody writes in an input, which undoes by itself. */
export function useUndoKeys(actions: { undo: () => void; redo: () => void }): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isWriting(event.target)) return
    const key = event.key.toLowerCase()
    const isRedo = key === 'y' || (key === 'z' && event.shiftKey)
    if (!isRedo && key !== 'z') return
    event.preventDefault()
    if (isRedo) actions.redo()
    else actions.undo()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
