import { Skeleton } from '@mui/material'
import { Table2, Waypoints } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { ShownInquiryDetail } from '../../../contracts/inquiries/shown.ts'
import { Section } from '../../components/Section.tsx'
import { SegmentedControl } from '../../components/SegmentedControl.tsx'
import { TwoColumns } from '../../components/TwoColumns.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { useIsNarrow } from '../../theme/useIsNarrow.ts'
import { AccessLog } from './AccessLog.tsx'
import { Boards } from './Boards.tsx'
import { Files } from './Files.tsx'
import { Findings } from './Findings.tsx'
import styles from './Inquiries.module.css'
import { NodePanel } from './NodePanel.tsx'
import { NodeTable } from './NodeTable.tsx'
import { PathFinder } from './PathFinder.tsx'
import { Reports } from './Reports.tsx'
import { Reviews } from './Reviews.tsx'
import { StateNotes } from './StateNotes.tsx'
import { useView } from './useView.ts'
import { ViewControls } from './ViewControls.tsx'

const GraphCanvas = lazy(() => import('./graph/GraphCanvas.tsx'))

interface WalkProps {
  shown: ShownInquiryDetail
  refresh: () => Promise<void>
}

/** Graph and table show the same part of the inquiry; everything that a press in the graph does, a button of the table does too. */
export const Walk = ({ shown, refresh }: WalkProps) => {
  const text = useTexts('inquiriesScreen')
  const phone = useIsNarrow(900)
  const state = useView(shown)
  const [picked, setPicked] = useState<'graph' | 'table'>()
  const mode = picked ?? (phone ? 'table' : 'graph')
  return (
    <div className={styles.stack}>
      <StateNotes shown={shown} />
      <TwoColumns
        aside={
          <>
            <NodePanel shown={shown} node={state.chosen} onChoose={state.choose} refresh={refresh} />
            <PathFinder edges={state.view.edges} nodes={state.view.nodes} onChoose={state.choose} />
            <Reviews shown={shown} refresh={refresh} />
            <Reports shown={shown} />
            <Boards id={shown.id} state={state} />
            <Files shown={shown} />
            <AccessLog id={shown.id} />
          </>
        }
      >
        <Findings shown={shown} onChoose={state.choose} />
        <Section
          title={text(`view.${mode}`)}
          aside={
            <SegmentedControl
              label={text('view.label')}
              value={mode}
              options={[
                { value: 'graph', label: text('view.graph'), icon: Waypoints },
                { value: 'table', label: text('view.table'), icon: Table2 },
              ]}
              onChange={setPicked}
            />
          }
        >
          <ViewControls shown={shown} state={state} />
          {mode === 'graph' ? (
            <Suspense fallback={<Skeleton variant="rounded" height={480} />}>
              <GraphCanvas state={state} findings={shown.findings} />
            </Suspense>
          ) : (
            <NodeTable state={state} findings={shown.findings} />
          )}
        </Section>
      </TwoColumns>
    </div>
  )
}
