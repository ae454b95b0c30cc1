import { Button, TextField } from '@mui/material'
import { useState } from 'react'
import { deleteBoard, listBoards, saveBoard } from '../../../contracts/calls/inquiries.ts'
import { boardLimits } from '../../../contracts/inquiries/boardLimits.ts'
import { useCanCall } from '../../authProvider/session.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { Section } from '../../components/Section.tsx'
import { useToast } from '../../components/useToast.ts'
import { useCallMutation, useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Inquiries.module.css'
import type { ViewState } from './useView.ts'

interface BoardsProps {
  id: string
  state: ViewState
}

/** Views of the graph with their layout, kept for everybody of the account. */
export const Boards = ({ id, state }: BoardsProps) => {
  const text = useTexts('inquiriesScreen')
  const toast = useToast()
  const { short } = useDateFormats()
  const maySave = useCanCall(saveBoard)
  const { data, refetch } = useCallQuery(listBoards, { params: { id } })
  const saving = useCallMutation(saveBoard)
  const deleting = useCallMutation(deleteBoard)
  const [name, setName] = useState('')
  const onError = ({ message }: Error) => toast(message, 'error')
  const save = () =>
    saving.mutate(
      { params: { id }, body: { name: name.trim(), layout: state.layout() } },
      {
        onSuccess: () => {
          setName('')
          toast(text('boards.saved'), 'success')
          void refetch()
        },
        onError,
      },
    )
  return (
    <Section title={text('boards.title')}>
      <div className={styles.stack}>
        <p className={styles.lead}>{text('boards.hint')}</p>
        {data?.boards.length === 0 && <p className={styles.lead}>{text('boards.none')}</p>}
        <ul className={styles.questions}>
          {data?.boards.map(board => (
            <li key={board.id}>
              <span>
                {board.name}
                <span className={styles.quiet}>
                  {board.savedBy}, {short(board.savedAt)}
                </span>
              </span>
              <span className={styles.rowActions}>
                <Button
                  size="small"
                  aria-label={`${text('boards.open')}: ${board.name}`}
                  onClick={() => state.open(board.layout)}
                >
                  {text('boards.open')}
                </Button>
                {maySave && (
                  <Button
                    size="small"
                    color="inherit"
                    aria-label={`${text('boards.delete')}: ${board.name}`}
                    onClick={() =>
                      deleting.mutate({ params: { id, board: board.id } }, { onSuccess: () => void refetch(), onError })
                    }
                  >
                    {text('boards.delete')}
                  </Button>
                )}
              </span>
            </li>
          ))}
        </ul>
        {maySave && (
          <div className={styles.save}>
            <TextField
              size="small"
              label={text('boards.name')}
              value={name}
              onChange={event => setName(event.target.value)}
              slotProps={{ htmlInput: { maxLength: boardLimits.name } }}
            />
            <BusyButton variant="outlined" busy={saving.isPending} disabled={name.trim() === ''} onClick={save}>
              {text('boards.save')}
            </BusyButton>
          </div>
        )}
      </div>
    </Section>
  )
}
