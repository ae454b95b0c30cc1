import { Button } from '@mui/material'
import { Check, Database, Download, Inbox, Link2, Lock, RotateCcw } from 'lucide-react'
import { ChargeLine } from '../../../src/components/ChargeLine.tsx'
import { FactList, FactRow } from '../../../src/components/FactRow.tsx'
import { JsonView } from '../../../src/components/JsonView.tsx'
import { MaskedValue } from '../../../src/components/MaskedValue.tsx'
import { PageHeader } from '../../../src/components/PageHeader.tsx'
import { Section } from '../../../src/components/Section.tsx'
import { StatusChip } from '../../../src/components/StatusChip.tsx'
import { SummaryCard } from '../../../src/components/SummaryCard.tsx'
import { Timeline } from '../../../src/components/Timeline.tsx'
import { ToneChip } from '../../../src/components/ToneChip.tsx'
import styles from './Gallery.module.css'

const result = {
  product: 'pan-check',
  status: 'completed',
  input: { pan: 'AAxxxx000A', name: 'Zenith Components Pvt Ltd' },
  result: { nameMatch: 1, aadhaarSeeding: null, tags: ['company', 'active'] },
  charge: { paise: 150, wallet: 'api' },
}

export const Cards = () => (
  <>
    <PageHeader
      crumbs={[
        { label: 'Products', to: '/a' },
        { label: 'Bulk PAN', to: '/b' },
        { label: 'ver_8KQ2M4TR', mono: true },
      ]}
      title="Bulk PAN responses"
      actions={
        <>
          <Button variant="outlined" startIcon={<Download />}>
            Export CSV
          </Button>
          <Button variant="contained">New verification</Button>
        </>
      }
    />
    <SummaryCard
      mono
      title="AAxxxx000A"
      chips={<StatusChip status="completed" />}
      meaning="Zenith Components Private Limited, company"
      actions={
        <>
          <Button variant="outlined" startIcon={<RotateCcw />}>
            Run again
          </Button>
          <Button variant="outlined" startIcon={<Link2 />}>
            Share link
          </Button>
          <Button variant="contained" startIcon={<Download />}>
            Download PDF
          </Button>
        </>
      }
      facts={[
        { label: 'Request ID', value: 'ver_8KQ2M4TR' },
        { label: 'Your reference', value: 'VN-10482' },
        { label: 'Requested by', value: 'Ananya Iyer' },
        { label: 'Created', value: '21 Nov 2026, 11:42:07' },
        { label: 'Duration', value: '840 ms' },
        { label: 'Purpose', value: undefined },
      ]}
    />
    <div className={styles.wide}>
      <div className={styles.stack}>
        <Section
          title="PAN record"
          badge={<ToneChip tone="neutral" label="Free" />}
          aside={
            <>
              <Database aria-hidden="true" /> PAN source, primary · fetched 11:42:08 IST
            </>
          }
        >
          <FactList>
            <FactRow label="PAN">
              <MaskedValue value="AAxxxx000A" />
            </FactRow>
            <FactRow label="Status">Valid and active</FactRow>
            <FactRow label="Name on record">Zenith Components Private Limited</FactRow>
            <FactRow label="Aadhaar seeding" />
          </FactList>
        </Section>
        <JsonView label="Response" value={result} />
      </div>
      <div className={styles.stack}>
        <ChargeLine
          lines={[
            { label: 'PAN check, 1 × ₹1.50', paise: 150 },
            { label: 'Local checks', paise: 'free' },
          ]}
          wallet="API wallet"
          totalPaise={150}
          balanceAfterPaise={12486050}
          ledgerHref="#entry"
        />
        <Section title="Timeline">
          <Timeline
            events={[
              {
                id: '1',
                title: 'Request received',
                detail: 'Ananya Iyer, console',
                time: '11:42:07.118',
                icon: Inbox,
                tone: 'neutral',
              },
              {
                id: '2',
                title: 'Local checks passed',
                detail: 'No charge',
                time: '11:42:07.121',
                icon: Check,
                tone: 'success',
              },
              {
                id: '3',
                title: '₹1.50 held',
                detail: 'API wallet',
                time: '11:42:07.133',
                icon: Lock,
                tone: 'accent',
              },
            ]}
          />
        </Section>
      </div>
    </div>
  </>
)
