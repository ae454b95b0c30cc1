import { Ban, CircleCheck, CirclePause, CircleX, Clock, LoaderCircle, type LucideIcon } from 'lucide-react'
import type { JobStatus } from '../../../../contracts/platform/codes.ts'
import { bulkJob } from '../../../../contracts/resources/bulkJob.ts'
import { ToneChip } from '../../../components/ToneChip.tsx'
import type { Tone } from '../../../components/tone.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { isActive } from './job.ts'

const looks: Record<JobStatus, { tone: Tone; icon: LucideIcon }> = {
  checking: { tone: 'info', icon: LoaderCircle },
  ready: { tone: 'neutral', icon: Clock },
  running: { tone: 'info', icon: LoaderCircle },
  pausing: { tone: 'info', icon: LoaderCircle },
  paused: { tone: 'warning', icon: CirclePause },
  cancelling: { tone: 'info', icon: LoaderCircle },
  cancelled: { tone: 'neutral', icon: Ban },
  completed: { tone: 'success', icon: CircleCheck },
  failed: { tone: 'danger', icon: CircleX },
}

export const JobStatusChip = ({ status }: { status: JobStatus }) => {
  const { label } = bulkJob.fields.status.choices[status]
  return <ToneChip {...looks[status]} label={label[useLocale()]} turning={isActive(status)} />
}
