import { Button, IconButton } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { useCanEdit } from '../../authProvider/session.ts'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { useToast } from '../../components/useToast.ts'
import type { CallError } from '../../dataProvider/callError.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from '../templates/Templates.module.css'

interface ResumableRowProps {
  name: string
  /** Where it goes on. */
  to: string
  children: ReactNode
  /** Undefined while it cannot be deleted. */
  remove: (() => Promise<unknown>) | undefined
}

/** One thing that was begun: go on with it, or delete it after being asked. */
export const ResumableRow = ({ name, to, children, remove }: ResumableRowProps) => {
  const text = useTexts('templates')
  const toast = useToast()
  const cache = useQueryClient()
  const mayAct = useCanEdit()
  const [asking, setAsking] = useState(false)
  const confirm = async () => {
    try {
      await remove?.()
      setAsking(false)
      toast(text('drafts.removed'), 'success')
      void cache.invalidateQueries()
    } catch (error) {
      toast((error as CallError).message, 'error')
    }
  }
  return (
    <li className={styles.row}>
      <div className={styles.what}>{children}</div>
      {mayAct && (
        <div className={styles.actions}>
          <Button
            size="small"
            variant="outlined"
            component={Link}
            to={to}
            aria-label={text('drafts.resumeOf', { name })}
          >
            {text('drafts.resume')}
          </Button>
          {remove && (
            <IconButton aria-label={text('drafts.remove', { name })} onClick={() => setAsking(true)}>
              <Trash2 aria-hidden="true" />
            </IconButton>
          )}
        </div>
      )}
      {asking && (
        <ConfirmDialog
          danger
          title={text('drafts.removeTitle')}
          confirm={text('drafts.confirm')}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        >
          {name}. {text('drafts.removeDetail')}
        </ConfirmDialog>
      )}
    </li>
  )
}
