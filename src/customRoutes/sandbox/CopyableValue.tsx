import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './CopyableValue.module.css'

/** A value that is copied with a click. */
export const CopyableValue = ({ value, strong = false }: { value: string; strong?: boolean }) => {
  const text = useTexts('sandbox')
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [copied])
  const Icon = copied ? Check : Copy
  return (
    <button
      type="button"
      className={styles.copyable}
      data-strong={strong || undefined}
      aria-label={text('copy', { what: value })}
      onClick={() => void navigator.clipboard.writeText(value).then(() => setCopied(true))}
    >
      <span className="mono">{value}</span>
      <Icon size={14} aria-hidden="true" />
      <span role="status" className="hidden-text">
        {copied && text('copied')}
      </span>
    </button>
  )
}
