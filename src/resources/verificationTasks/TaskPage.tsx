import { useState } from 'react'
import { showVerificationTask, type VerificationTaskDetail } from '../../../contracts/calls/verificationTasks.ts'
import { HOLD_HOURS } from '../../../contracts/cases/verificationTasks.ts'
import { verifierSkillNames } from '../../../contracts/cases/verifierSkills.ts'
import { paths, withId } from '../../../contracts/platform/paths.ts'
import { bgcUser } from '../../../contracts/resources/bgcUser.ts'
import { verificationTask } from '../../../contracts/resources/verificationTask.ts'
import { LoadError } from '../../components/EmptyState.tsx'
import { FieldValue } from '../../components/FieldValue.tsx'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { PageSkeleton } from '../../components/PageSkeleton.tsx'
import { Section } from '../../components/Section.tsx'
import { SummaryCard } from '../../components/SummaryCard.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { TwoColumns } from '../../components/TwoColumns.tsx'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { currentStaffId } from '../../session/tokens.ts'
import { Due, Outcome } from './cells.tsx'
import { JudgedStep } from './JudgedStep.tsx'
import { Missing } from './Missing.tsx'
import { TaskActions } from './TaskActions.tsx'
import { TaskHistory } from './TaskHistory.tsx'
import styles from './Tasks.module.css'

/** A check of a verifier: what was claimed beside what was found, its files, and the judgement. */
export const TaskPage = ({ id }: { id: string }) => {
  const { data, error, refetch } = useCallQuery(showVerificationTask, { params: { id } }, { retry: false })
  if (data) return <LoadedTask found={data} />
  if (!error) return <PageSkeleton />
  if (error.status === 404) return <Missing />
  return <LoadError isPage requestId={error.requestId} onRetry={() => void refetch()} />
}

interface TaskProps {
  found: VerificationTaskDetail
}

const LoadedTask = ({ found }: TaskProps) => {
  const text = useTexts('adminVerifications')
  const locale = useLocale()
  /** In clear, until the page is left or masked again. */
  const [clear, setClear] = useState<VerificationTaskDetail>()
  // What has changed since it was shown in clear is in the masked one.
  const isCurrent = clear?.history.length === found.history.length
  const seen = clear && isCurrent ? clear : found
  const { fields } = verificationTask
  return (
    <div className={styles.page}>
      <PageHeader
        crumbs={[
          { label: bgcUser.words?.title[locale] ?? '', to: paths.adminBgcUsers },
          { label: found.customer, to: withId(paths.adminBgcUsersDetail, found.userId) },
          { label: found.step[locale] },
        ]}
      />
      <SummaryCard
        title={seen.subject ?? text('noName')}
        chips={
          <>
            <FieldValue field={fields.kind} value={found.kind} />
            <Outcome record={found} />
          </>
        }
        meaning={[found.step[locale], found.planTitle[locale]].join(' · ')}
        actions={<TaskActions found={found} isClear={seen.inClear} onClear={setClear} />}
        facts={[
          { label: fields.skill.label[locale], value: verifierSkillNames[found.skill][locale] },
          { label: fields.dueAt.label[locale], value: <Due record={found} /> },
          { label: fields.verifier.label[locale], value: found.verifier },
          {
            label: text('contact'),
            value: [seen.contact.email, seen.contact.phone].filter(Boolean).join(' · ') || null,
          },
        ]}
      />
      <Remark found={found} />
      <TwoColumns
        aside={
          <>
            <Section title={text('instructions')}>
              <p className={styles.text}>{found.instructions[locale]}</p>
            </Section>
            <Judgement found={found} />
            <TaskHistory found={found} />
          </>
        }
      >
        {seen.judges.map(judged => (
          <JudgedStep key={judged.id} task={found.id} judged={judged} />
        ))}
      </TwoColumns>
    </div>
  )
}

/** What keeps the reader from judging it, or why it is here again. */
const Remark = ({ found: { state, sentBack, refused, verifierId, verifier } }: TaskProps) => {
  const text = useTexts('adminVerifications')
  const isOpen = state === 'free' || state === 'taken'
  return (
    <>
      {sentBack && <InlineAlert tone="warning">{text('sentBack', { reason: sentBack })}</InlineAlert>}
      {state === 'withdrawn' && <InlineAlert tone="info">{text('withdrawn')}</InlineAlert>}
      {isOpen && refused && <InlineAlert tone="info">{text(`refused.${refused}`)}</InlineAlert>}
      {state === 'free' && !refused && (
        <InlineAlert tone="info">{text('takeFirst', { hours: HOLD_HOURS })}</InlineAlert>
      )}
      {state === 'taken' && verifierId !== currentStaffId() && (
        <InlineAlert tone="info">{text('takenBy', { name: verifier ?? '' })}</InlineAlert>
      )}
    </>
  )
}

const Judgement = ({ found: { judgement } }: TaskProps) => {
  const text = useTexts('adminVerifications')
  const locale = useLocale()
  if (!judgement) return null
  return (
    <Section title={text('judgement')}>
      <div className={styles.judgement}>
        <ToneChip tone={judgement.outcome.tone} label={judgement.outcome.label[locale]} />
        <p className={styles.text}>{judgement.reason}</p>
      </div>
    </Section>
  )
}
