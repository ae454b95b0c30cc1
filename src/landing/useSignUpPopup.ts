import { useEffect, useState } from 'react'

/** A28, §9. */
const AFTER_MS = 5_000
const KEY = 'signUpPopup'

/** Whether the popup stands: five seconds after the page was loaded or its last dialog closed, once per session, over no dialog. */
export function useSignUpPopup(dialogOpen: boolean): { shown: boolean; close: () => void } {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (dialogOpen || sessionStorage.getItem(KEY)) return
    const timer = setTimeout(() => {
      sessionStorage.setItem(KEY, 'shown')
      setShown(true)
    }, AFTER_MS)
    return () => clearTimeout(timer)
  }, [dialogOpen])
  return { shown, close: () => setShown(false) }
}
