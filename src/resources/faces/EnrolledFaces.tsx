import { Button } from '@mui/material'
import { ScanFace } from 'lucide-react'
import { useState } from 'react'
import { readFaceSearch, turnOffFaceSearch, turnOnFaceSearch } from '../../../contracts/calls/faceSearch.ts'
import { formatCount } from '../../../contracts/platform/money.ts'
import { paths, productPaths } from '../../../contracts/platform/paths.ts'
import { useCanCall, useCanEdit } from '../../authProvider/session.ts'
import { EmptyState, LoadError } from '../../components/EmptyState.tsx'
import { FactList, FactRow } from '../../components/FactRow.tsx'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { PageSkeleton } from '../../components/PageSkeleton.tsx'
import { Section } from '../../components/Section.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import type { SuccessReply } from '../../dataProvider/api.ts'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { EnrolFace } from './EnrolFace.tsx'
import { FaceList } from './FaceList.tsx'
import styles from './Faces.module.css'

type Setting = SuccessReply<typeof readFaceSearch>

/** The account's set of faces: whether it is searched and why, a form to enrol a face, and all of them. */
const EnrolledFaces = () => {
  const text = useTexts('faceSearch')
  const shell = useTexts('verifications')
  const mayEnrol = useCanEdit()
  const { data, error, refetch } = useCallQuery(readFaceSearch, {})
  return (
    <>
      <PageHeader
        crumbs={[
          { label: shell('products'), to: paths.products },
          { label: text('product'), to: productPaths('face-search').verify },
          { label: text('title') },
        ]}
        title={text('title')}
      />
      {error && !data && <LoadError requestId={error.requestId} onRetry={() => void refetch()} />}
      {!error && !data && <PageSkeleton />}
      {data && !data.on && <Off />}
      {data?.on && (
        <div className={styles.stack}>
          <On setting={data} />
          {mayEnrol && <EnrolFace />}
          <FaceList />
        </div>
      )}
    </>
  )
}

const Off = () => {
  const text = useTexts('faceSearch')
  const isOwner = useCanCall(turnOnFaceSearch)
  const [asking, setAsking] = useState(false)
  return (
    <>
      <EmptyState
        icon={ScanFace}
        title={text('off.title')}
        hint={!isOwner && text('off.ask')}
        actions={
          isOwner && (
            <Button variant="contained" onClick={() => setAsking(true)}>
              {text('on.act')}
            </Button>
          )
        }
      >
        {text('off.detail')}
      </EmptyState>
      {asking && (
        <ActionDialog
          call={turnOnFaceSearch}
          title={text('on.title')}
          fields={[
            { source: 'purpose', kind: 'textarea', label: text('on.purpose'), hint: text('on.hint') },
            { source: 'agreed', kind: 'checkbox', label: text('on.agreed') },
          ]}
          confirm={text('on.confirm')}
          done={text('on.done')}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

const On = ({ setting }: { setting: Setting }) => {
  const text = useTexts('faceSearch')
  const { full } = useDateFormats()
  const isOwner = useCanCall(turnOffFaceSearch)
  const [asking, setAsking] = useState(false)
  const { purpose, turnedOnBy, turnedOnAt, faces, most } = setting
  return (
    <Section
      title={text('state.title')}
      badge={<ToneChip tone="success" label={text('state.on')} />}
      aside={isOwner && <Button onClick={() => setAsking(true)}>{text('turnOff.act')}</Button>}
    >
      <div className={styles.stack}>
        <FactList>
          <FactRow label={text('state.purpose')}>{purpose}</FactRow>
          <FactRow label={text('state.by')}>{turnedOnBy}</FactRow>
          <FactRow label={text('state.faces')}>
            {text('state.count', { count: formatCount(faces), most: formatCount(most) })}
          </FactRow>
          <FactRow label={text('state.at')}>{turnedOnAt && full(turnedOnAt)}</FactRow>
        </FactList>
        <p className={styles.about}>{text('state.kept')}</p>
      </div>
      {asking && (
        <ActionDialog
          danger
          call={turnOffFaceSearch}
          title={text('turnOff.title')}
          detail={`${text('turnOff.detail', { smart_count: faces })} ${text('turnOff.results')}`}
          fields={[]}
          confirm={text('turnOff.confirm')}
          done={({ removed }) => text('turnOff.done', { smart_count: removed })}
          onClose={() => setAsking(false)}
        />
      )}
    </Section>
  )
}

export default EnrolledFaces
