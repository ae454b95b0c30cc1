import { useShowContext } from 'ra-core'
import { listCheckFiles } from '../../../contracts/calls/files.ts'
import type { ResultOf } from '../../../contracts/products/index.ts'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { Section } from '../../components/Section.tsx'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { MissingCheck } from '../verifications/detail/MissingCheck.tsx'
import { ResultTab } from '../verifications/detail/ResultTab.tsx'
import { VerificationShow } from '../verifications/detail/VerificationShow.tsx'
import type { VerificationDetail } from '../verifications/record.ts'
import { FacePicture } from './FacePicture.tsx'
import styles from './Faces.module.css'

/** A search: the candidates, then the picture with the face that was searched for. */
const SearchShow = () => {
  const text = useTexts('faceSearch')
  const { record } = useShowContext<VerificationDetail>()
  const result = record?.result as ResultOf<'face-search'> | null | undefined
  const { data } = useCallQuery(listCheckFiles, { params: { id: record?.id ?? '' } }, { enabled: Boolean(result) })
  const id = data?.order[0]
  const [face] = result?.faces ?? []
  if (!record || !result) return <VerificationShow missing={<MissingCheck />} />
  return (
    <VerificationShow
      missing={<MissingCheck />}
      result={
        <>
          <InlineAlert tone="info">{text('limits')}</InlineAlert>
          <ResultTab record={record} />
          {id !== undefined && face && (
            <Section title={text('picture')}>
              <div className={styles.one}>
                <FacePicture id={id} face={face} name={text('pictureName')} />
              </div>
            </Section>
          )}
        </>
      }
    />
  )
}

export default SearchShow
