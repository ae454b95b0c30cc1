import { Button } from '@mui/material'
import { UserRoundCheck } from 'lucide-react'
import { useState } from 'react'
import { assignAmlScreenings, listAmlHistory } from '../../../contracts/calls/amlWork.ts'
import { useCanCall } from '../../authProvider/session.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { Section } from '../../components/Section.tsx'
import { useCallAction } from '../../components/useCallAction.ts'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { AssignDialog, useOwnId } from '../amlQueue/AssignDialog.tsx'
import styles from './Aml.module.css'

/** Whose work a screening is. */
export const Work = ({ id }: { id: string }) => {
  const text = useTexts('amlWork')
  const mayAct = useCanCall(assignAmlScreenings)
  const own = useOwnId()
  const [choosing, setChoosing] = useState(false)
  const { data } = useCallQuery(listAmlHistory, { params: { id } })
  const { run, busy } = useCallAction(assignAmlScreenings)
  if (!data) return null
  const { assignee } = data
  const take = () =>
    run({ body: { ids: [id], assigneeId: own } }, ({ assigned }) => text('assigned', { smart_count: assigned }))
  return (
    <Section title={text('work')}>
      <div className={styles.work}>
        <span className={assignee ? undefined : styles.none}>
          {assignee ? (assignee.id === own ? text('me', { name: assignee.name }) : assignee.name) : text('unassigned')}
        </span>
        {mayAct && (
          <span className={styles.buttons}>
            {assignee?.id !== own && (
              <BusyButton size="small" variant="outlined" startIcon={<UserRoundCheck />} busy={busy} onClick={take}>
                {text('assignToMe')}
              </BusyButton>
            )}
            <Button size="small" variant="outlined" onClick={() => setChoosing(true)}>
              {text(assignee ? 'change' : 'assign')}
            </Button>
          </span>
        )}
      </div>
      {choosing && <AssignDialog ids={[id]} assigneeId={assignee?.id} onClose={() => setChoosing(false)} />}
    </Section>
  )
}
