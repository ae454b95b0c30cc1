import { Button, IconButton, Tooltip } from '@mui/material'
import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTexts } from '../i18n/useTexts.ts'

interface CopyButtonProps {
  value: string
  /** What is copied, for the icon's label: "Copy request ID". */
  name?: string
  /** Shows a button with a word instead of an icon. */
  worded?: boolean
}

/** Copies the value, and confirms it beside the button and to screen readers. */
export const CopyButton = ({ value, name, worded = false }: CopyButtonProps) => {
  const text = useTexts('components')
  const [copied, setCopied] = useState(false)

  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [copied])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setCopied(true)
    } catch {
      // The browser does not allow copying, or the page has no TLS. The value is shown beside the button and can be selected.
    }
  }
  const icon = copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />
  const label = name ? text('copy.copyNamed', { name }) : text('copy.copy')

  return (
    <>
      <Tooltip
        describeChild
        placement="top"
        open={copied}
        title={text('copy.copied')}
        disableFocusListener
        disableHoverListener
        disableTouchListener
      >
        {worded ? (
          <Button variant="outlined" size="small" startIcon={icon} onClick={() => void copy()}>
            {text('copy.copy')}
          </Button>
        ) : (
          <IconButton size="small" aria-label={label} onClick={() => void copy()}>
            {icon}
          </IconButton>
        )}
      </Tooltip>
      <span role="status" className="hidden-text">
        {copied && text('copy.copied')}
      </span>
    </>
  )
}
