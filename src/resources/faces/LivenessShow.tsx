import { CircleAlert, CircleCheck, CircleX } from 'lucide-react'
import { useShowContext } from 'ra-core'
import { listCheckFiles } from '../../../contracts/calls/files.ts'
import type { ResultOf } from '../../../contracts/products/index.ts'
import { livenessStepTexts } from '../../../contracts/products/livenessTexts.ts'
import { Section } from '../../components/Section.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { MissingCheck } from '../verifications/detail/MissingCheck.tsx'
import { ResultTab } from '../verifications/detail/ResultTab.tsx'
import { VerificationShow } from '../verifications/detail/VerificationShow.tsx'
import type { VerificationDetail } from '../verifications/record.ts'
import { FacePicture } from './FacePicture.tsx'
import styles from './Faces.module.css'

const looks = {
  yes: { tone: 'success', icon: CircleCheck },
  no: { tone: 'danger', icon: CircleX },
  unclear: { tone: 'warning', icon: CircleAlert },
} as const

/** A liveness check: each picture with the step that it should show, then the result. */
const LivenessShow = () => {
  const text = useTexts('faces')
  const locale = useLocale()
  const { record } = useShowContext<VerificationDetail>()
  const result = record?.result as ResultOf<'face-liveness'> | null | undefined
  const { data } = useCallQuery(listCheckFiles, { params: { id: record?.id ?? '' } }, { enabled: Boolean(result) })
  if (!record || !result) return <VerificationShow missing={<MissingCheck />} />
  return (
    <VerificationShow
      missing={<MissingCheck />}
      result={
        <>
          {data && (
            <Section title={text('stepsTaken')}>
              <ol className={styles.taken}>
                {result.steps.map(({ picture, step, done }) => (
                  <li key={picture}>
                    <FacePicture id={data.order[picture - 1] ?? ''} name={text('stepPicture', { number: picture })} />
                    <span className={styles.step}>{livenessStepTexts[step].label[locale]}</span>
                    <ToneChip {...looks[done]} label={text(`done.${done}`)} />
                  </li>
                ))}
              </ol>
            </Section>
          )}
          <ResultTab record={record} />
        </>
      }
    />
  )
}

export default LivenessShow
