import { Button, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { ExternalLink } from 'lucide-react'
import { startSupportView, supportViewMinutes } from '../../../../contracts/calls/supportViews.ts'
import type { AdminUserDetail } from '../../../../contracts/resources/adminUser.ts'
import { ActionDialog, type ResultProps } from '../../../components/form/ActionDialog.tsx'
import { reasonField } from '../../../components/form/field.ts'
import { useField } from '../../../components/form/useField.ts'
import { SegmentedControl } from '../../../components/SegmentedControl.tsx'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { openSupportView } from '../../../session/supportView.ts'

interface StartSupportViewProps {
  user: Pick<AdminUserDetail, 'id' | 'name' | 'companyName'>
  onClose: () => void
}

/** Starts a read-only view of the customer's console, with a reason and a time limit. */
export const StartSupportView = ({ user, onClose }: StartSupportViewProps) => {
  const text = useTexts('supportViews')
  return (
    <ActionDialog
      call={startSupportView}
      params={{ id: user.id }}
      defaults={{ minutes: 15 }}
      fields={[{ source: 'minutes', component: <Minutes /> }, reasonField]}
      title={text('dialog.title', { name: user.companyName ?? user.name })}
      detail={text('dialog.detail')}
      confirm={text('dialog.confirm')}
      result={Ready}
      onClose={onClose}
    />
  )
}

const Minutes = () => {
  const text = useTexts('supportViews')
  const { value, onChange } = useField()
  return (
    <SegmentedControl
      fullWidth
      label={text('dialog.minutes')}
      value={String(value)}
      options={supportViewMinutes.map(count => ({ value: String(count), label: text('dialog.minutesOf', { count }) }))}
      onChange={next => onChange(Number(next))}
    />
  )
}

/** The tab is opened by a press of its own: browsers block one that opens after an answer. */
const Ready = ({ reply, titleId, onClose }: ResultProps<typeof startSupportView>) => {
  const text = useTexts('supportViews')
  const { time } = useDateFormats()
  return (
    <>
      <DialogTitle id={titleId}>{text('ready.title')}</DialogTitle>
      <DialogContent>{text('ready.detail', { time: time(reply.until) })}</DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text('ready.close')}</Button>
        <Button
          variant="contained"
          endIcon={<ExternalLink size={16} aria-hidden="true" />}
          onClick={() => {
            openSupportView(reply)
            onClose()
          }}
        >
          {text('ready.open')}
        </Button>
      </DialogActions>
    </>
  )
}
