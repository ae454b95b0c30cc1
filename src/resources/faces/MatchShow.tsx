import { useShowContext } from 'ra-core'
import { listCheckFiles } from '../../../contracts/calls/files.ts'
import type { ResultOf } from '../../../contracts/products/index.ts'
import { Section } from '../../components/Section.tsx'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { MissingCheck } from '../verifications/detail/MissingCheck.tsx'
import { ResultTab } from '../verifications/detail/ResultTab.tsx'
import { VerificationShow } from '../verifications/detail/VerificationShow.tsx'
import type { VerificationDetail } from '../verifications/record.ts'
import { FacePicture } from './FacePicture.tsx'
import styles from './Faces.module.css'

/** A comparison: both pictures with the face that was compared, then the result. */
const MatchShow = () => {
  const text = useTexts('faces')
  const { record } = useShowContext<VerificationDetail>()
  const result = record?.result as ResultOf<'face-match'> | null | undefined
  const { data } = useCallQuery(listCheckFiles, { params: { id: record?.id ?? '' } }, { enabled: Boolean(result) })
  if (!record || !result) return <VerificationShow missing={<MissingCheck />} />
  return (
    <VerificationShow
      missing={<MissingCheck />}
      result={
        <>
          {data && (
            <Section title={text('pictures')}>
              <div className={styles.pictures}>
                {result.faces.map(face => (
                  <FacePicture
                    key={face.picture}
                    id={data.order[face.picture - 1] ?? ''}
                    face={face}
                    name={text('pictureOf', { number: face.picture })}
                  />
                ))}
              </div>
            </Section>
          )}
          <ResultTab record={record} />
        </>
      }
    />
  )
}

export default MatchShow
