import { useQuery } from '@tanstack/react-query'
import { useShowContext } from 'ra-core'
import { useCallback, useState } from 'react'
import { listCheckFiles, readFile } from '../../../../contracts/calls/files.ts'
import type { ResultOf } from '../../../../contracts/products/index.ts'
import { Section } from '../../../components/Section.tsx'
import { callApiResponse } from '../../../dataProvider/api.ts'
import { useCallQuery } from '../../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { MissingCheck } from '../detail/MissingCheck.tsx'
import { ResultTab } from '../detail/ResultTab.tsx'
import { VerificationShow } from '../detail/VerificationShow.tsx'
import type { VerificationDetail } from '../record.ts'
import styles from './Faces.module.css'

type Face = ResultOf<'face-match'>['faces'][number]

/** A comparison: both pictures with the face that was compared, then the result. */
const MatchShow = () => {
  const text = useTexts('faces')
  const { record } = useShowContext<VerificationDetail>()
  const result = record?.result as ResultOf<'face-match'> | null | undefined
  const { data } = useCallQuery(listCheckFiles, { params: { id: record?.id ?? '' } }, { enabled: Boolean(result) })
  // Both of a kind are in the check's order; of one sample and one own file nobody knows which was first.
  const pictures = [data?.files, data?.samples].find(some => some?.length === 2)
  if (!record || !result) return <VerificationShow missing={<MissingCheck />} />
  return (
    <VerificationShow
      missing={<MissingCheck />}
      result={
        <>
          {pictures && (
            <Section title={text('pictures')}>
              <div className={styles.pictures}>
                {result.faces.map(face => (
                  <FacePicture key={face.picture} id={pictures[face.picture - 1]?.id ?? ''} face={face} />
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

/** The browser turns a picture upright by its EXIF data, as the server did before it measured. */
const FacePicture = ({ id, face }: { id: string; face: Face }) => {
  const text = useTexts('faces')
  const [size, setSize] = useState<{ width: number; height: number }>()
  const { data, isError } = useQuery({
    queryKey: ['face-picture', id],
    queryFn: async () => (await callApiResponse(readFile, { params: { id } })).blob(),
    retry: false,
    // It lies in memory while the page is open, and no longer.
    gcTime: 0,
  })
  const draw = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image || !data) return
      const url = URL.createObjectURL(data)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [data],
  )
  if (isError) return <p className={styles.gone}>{text('gone')}</p>
  return (
    <div className={styles.picture} aria-busy={!data}>
      <img
        ref={draw}
        alt={text('pictureOf', { number: face.picture })}
        onLoad={({ currentTarget }) =>
          setSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
        }
      />
      {size && (
        <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
          <rect x={face.x} y={face.y} width={face.width} height={face.height} rx={size.width / 60} />
        </svg>
      )}
    </div>
  )
}

export default MatchShow
