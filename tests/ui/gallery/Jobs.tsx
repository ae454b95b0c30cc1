import { Button, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { Download, IdCard, Pause, RotateCcw } from 'lucide-react'
import { BulkActionBar, BulkActionNote } from '../../../src/components/BulkActionBar.tsx'
import { EmptyState, LoadError, NoResults } from '../../../src/components/EmptyState.tsx'
import { JobProgress } from '../../../src/components/JobProgress.tsx'
import { OutcomeCounts } from '../../../src/components/OutcomeCounts.tsx'
import { PriceCard } from '../../../src/components/PriceCard.tsx'
import { Section } from '../../../src/components/Section.tsx'
import { SkeletonRows } from '../../../src/components/SkeletonRows.tsx'
import { StatusChip } from '../../../src/components/StatusChip.tsx'
import styles from './Gallery.module.css'

const nothing = () => {}

export const Jobs = () => (
  <div className={styles.wide}>
    <div className={styles.stack}>
      <Section step={2} title="Check the file, free">
        <OutcomeCounts
          outcomes={[
            { label: 'Ready', count: 1214, tone: 'success' },
            { label: 'With problems', count: 18, tone: 'danger' },
            { label: 'Duplicates', count: 8, tone: 'neutral' },
          ]}
        />
      </Section>
      <Section flush title="Loading">
        <Table>
          <TableHead>
            <TableRow>
              <TableCell>PAN</TableCell>
              <TableCell>Name on record</TableCell>
              <TableCell>Status</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            <SkeletonRows rows={4} columns={['short', 'long', 'chip']} />
          </TableBody>
        </Table>
      </Section>
      <EmptyState
        icon={IdCard}
        title="No PAN verified yet"
        actions={
          <>
            <Button variant="contained">Verify one PAN</Button>
            <Button variant="outlined">Upload CSV</Button>
          </>
        }
        hint="Try with sample data, ₹0.00 in test mode"
      >
        Check one PAN, or upload a CSV of up to 1,00,000.
      </EmptyState>
      <NoResults outside={2418} onClear={nothing} />
      <LoadError requestId="req_5HT9K2" onRetry={nothing} />
    </div>
    <div className={styles.stack}>
      <PriceCard
        atMost
        lines={[
          { label: '1,214 rows × ₹1.50', paise: 182100 },
          { label: '18 rows with a problem, left out', paise: 0 },
        ]}
        totalPaise={182100}
        note="You are not charged for rows whose source is down."
        wallet={{ name: 'API wallet', beforePaise: 12486050, afterPaise: 12303950 }}
        action={<Button variant="contained">Verify 1,214 rows</Button>}
      />
      <Section title="Running now" aside={<StatusChip status="in_progress" />}>
        <JobProgress
          name="payroll-oct-2026.csv"
          done={744}
          total={1200}
          outcomes={[
            { label: 'Completed', count: 702, tone: 'success' },
            { label: 'Not found', count: 26, tone: 'neutral' },
            { label: 'Source unavailable, free', count: 16, tone: 'warning' },
          ]}
          rowsPerSecond={9}
          secondsLeft={50}
          capturedPaise={109200}
          actions={
            <>
              <Button variant="outlined" size="small" startIcon={<Pause />}>
                Pause
              </Button>
              <Button color="inherit" size="small">
                Cancel the rest
              </Button>
            </>
          }
        />
      </Section>
    </div>
    <BulkActionBar label="2 selected" onLeave={nothing}>
      <BulkActionNote>1 can run again free of charge</BulkActionNote>
      <Button startIcon={<RotateCcw />}>Run again</Button>
      <Button startIcon={<Download />}>Export</Button>
    </BulkActionBar>
  </div>
)
