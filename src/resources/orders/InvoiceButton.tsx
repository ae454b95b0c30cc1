import { Link } from '@mui/material'
import { Download } from 'lucide-react'
import { useState } from 'react'
import type { Call } from '../../../contracts/calls/define.ts'
import { useToast } from '../../components/useToast.ts'
import type { CallError } from '../../dataProvider/callError.ts'
import { download } from '../../dataProvider/download.ts'
import styles from './Orders.module.css'

interface InvoiceButtonProps {
  /** Takes the invoice ID and returns its PDF. */
  call: Call
  id: string
  number: string
  /** Accessible name. */
  label: string
  /** Needed if the number is not a valid file name. */
  fileName?: string
}

/** An invoice number that downloads the PDF. */
export const InvoiceButton = ({ call, id, number, label, fileName }: InvoiceButtonProps) => {
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    if (busy) return
    setBusy(true)
    try {
      await download(call, { params: { id } }, fileName ?? `${number.replaceAll('/', '-')}.pdf`)
    } catch (error) {
      toast((error as CallError).message, 'error')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Link
      component="button"
      type="button"
      className={styles.invoice}
      aria-label={label}
      aria-busy={busy}
      onClick={event => {
        // The row is clickable too.
        event.stopPropagation()
        void save()
      }}
    >
      <Download size={14} aria-hidden="true" />
      <span className="num">{number}</span>
    </Link>
  )
}
