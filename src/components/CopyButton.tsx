import { Button, IconButton } from '@mui/material'
import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useText } from './useText.ts'

interface CopyButtonProps {
  value: string
  /** What is copied, for the icon's label: "Copy request ID". */
  name?: string
  /** A button with the word instead of an icon. */
  worded?: boolean
}

export const CopyButton = ({ value, name, worded = false }: CopyButtonProps) => {
  const text = useText()
  const [copied, setCopied] = useState(false)

  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [copied])

  const copy = () => navigator.clipboard.writeText(value).then(() => setCopied(true))
  const icon = copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />
  const label = name ? text('copy.copyNamed', { name }) : text('copy.copy')

  return (
    <>
      {worded ? (
        <Button variant="outlined" size="small" startIcon={icon} onClick={copy}>
          {text('copy.copy')}
        </Button>
      ) : (
        <IconButton size="small" aria-label={label} onClick={copy}>
          {icon}
        </IconButton>
      )}
      <span role="status" className="hidden-text">
        {copied && text('copy.copied')}
      </span>
    </>
  )
}
