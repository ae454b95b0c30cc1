import { Button, Skeleton } from '@mui/material'
import { CirclePlay, Plus } from 'lucide-react'
import { useState } from 'react'
import { listStaffTutorials, removeTutorial } from '../../../../contracts/calls/tutorials.ts'
import { paths } from '../../../../contracts/paths.ts'
import { EmptyState, LoadError } from '../../../components/EmptyState.tsx'
import { ActionDialog } from '../../../components/form/ActionDialog.tsx'
import { PageHeader } from '../../../components/PageHeader.tsx'
import { useCallQuery } from '../../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from '../../tutorials/Tutorials.module.css'
import { TutorialForm } from './TutorialForm.tsx'
import type { Tutorial } from './tutorial.ts'

type Open = { kind: 'form'; tutorial?: Tutorial } | { kind: 'remove'; tutorial: Tutorial }

/** The list of videos as staff keep it: the dashboard's view `tutorials`. */
const Tutorials = () => {
  const text = useTexts('tutorials')
  const { data, error, refetch } = useCallQuery(listStaffTutorials, {})
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)

  return (
    <>
      <PageHeader
        crumbs={[{ label: text('staff.dashboard'), to: paths.adminDashboard }, { label: text('staff.title') }]}
        title={text('staff.title')}
        actions={
          <Button variant="contained" startIcon={<Plus size={16} />} onClick={() => setOpen({ kind: 'form' })}>
            {text('staff.add')}
          </Button>
        }
      />
      {data ? (
        data.tutorials.length === 0 ? (
          <EmptyState icon={CirclePlay} title={text('staff.none.title')}>
            {text('staff.none.detail')}
          </EmptyState>
        ) : (
          <>
            <p className={styles.intro}>{text('staff.intro')}</p>
            <ul className={styles.videos}>
              {data.tutorials.map(tutorial => (
                <li key={tutorial.id} className={styles.video}>
                  <h2>{tutorial.title}</h2>
                  {tutorial.description && <p>{tutorial.description}</p>}
                  <span className={styles.host}>{tutorial.url}</span>
                  <div className={styles.actions}>
                    <Button
                      variant="outlined"
                      size="small"
                      aria-label={text('staff.editOf', { title: tutorial.title })}
                      onClick={() => setOpen({ kind: 'form', tutorial })}
                    >
                      {text('staff.edit')}
                    </Button>
                    <Button
                      color="inherit"
                      size="small"
                      aria-label={text('staff.removeOf', { title: tutorial.title })}
                      onClick={() => setOpen({ kind: 'remove', tutorial })}
                    >
                      {text('staff.remove')}
                    </Button>
                  </div>
                </li>
              ))}
            </ul>
          </>
        )
      ) : error ? (
        <LoadError title={text('error')} requestId={error.requestId} onRetry={() => void refetch()} />
      ) : (
        <Skeleton variant="rounded" height={120} />
      )}
      {open?.kind === 'form' && <TutorialForm tutorial={open.tutorial} onClose={close} />}
      {open?.kind === 'remove' && (
        <ActionDialog
          danger
          call={removeTutorial}
          params={{ id: open.tutorial.id }}
          title={text('staff.removeTitle', { title: open.tutorial.title })}
          detail={text('staff.removeDetail')}
          confirm={text('staff.remove')}
          done={text('staff.removed', { title: open.tutorial.title })}
          onClose={close}
        />
      )}
    </>
  )
}

export default Tutorials
