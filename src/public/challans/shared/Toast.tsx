import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { limits } from '../../../../contracts/platform/limits.ts'
import styles from './Toast.module.css'

const ToastContext = createContext<(message: string) => void>(() => {})

/** Shows a short message at the bottom and announces it to screen readers. */
export const usePublicToast = () => useContext(ToastContext)

export const ToastProvider = ({ children }: { children: ReactNode }) => {
  // An object, so that repeating the same message restarts the timer.
  const [said, setSaid] = useState<{ message: string } | null>(null)
  const [say] = useState(() => (message: string) => setSaid({ message }))
  useEffect(() => {
    if (!said) return
    const timer = setTimeout(() => setSaid(null), limits.banner.standardMs)
    return () => clearTimeout(timer)
  }, [said])
  return (
    <ToastContext value={say}>
      {children}
      <div className={styles.place} role="status">
        {said && <span className={styles.toast}>{said.message}</span>}
      </div>
    </ToastContext>
  )
}
