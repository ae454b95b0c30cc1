import { Button, MenuItem, TextField } from '@mui/material'
import { keepPreviousData } from '@tanstack/react-query'
import { Car, Download, List, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { bulkTemplate } from '../../../contracts/calls/bulk.ts'
import { type FleetSummary, getFleetSummary } from '../../../contracts/calls/fleet.ts'
import { formatCount } from '../../../contracts/platform/money.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { useCanEdit } from '../../authProvider/session.ts'
import { EmptyState, LoadError } from '../../components/EmptyState.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { PageSkeleton } from '../../components/PageSkeleton.tsx'
import { lazyPage } from '../../components/plain/lazyPage.ts'
import { useToast } from '../../components/useToast.ts'
import type { CallError } from '../../dataProvider/callError.ts'
import { download } from '../../dataProvider/download.ts'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useTimeAgo } from '../../i18n/useTimeAgo.ts'
import { FirstVehicle, UploadVehicles } from '../../resources/fleetVehicles/actions.tsx'
import type { RecheckProps } from '../../resources/fleetVehicles/Recheck.tsx'
import { ExpiryCalendar } from './ExpiryCalendar.tsx'
import { Exposure } from './Exposure.tsx'
import { Figures } from './Figures.tsx'
import styles from './Fleet.module.css'
import { FleetMix } from './FleetMix.tsx'
import { Reminders } from './Reminders.tsx'

const Recheck = lazyPage<RecheckProps>(() => import('../../resources/fleetVehicles/Recheck.tsx'))

/** What the account's vehicles are, and what of them ends when. The chosen group is in the address. */
const VaahanAnalytics = () => {
  const text = useTexts('fleet')
  const [search, setSearch] = useSearchParams()
  const group = search.get('group') ?? undefined
  const query = group ? { group } : {}
  const { data, error, refetch } = useCallQuery(getFleetSummary, { query }, { placeholderData: keepPreviousData })
  const has = data && (data.vehicles > 0 || group !== undefined)
  return (
    <>
      <PageHeader title={text('title')} actions={has && <FleetHeaderActions summary={data} group={group} />} />
      {has ? (
        <>
          <FleetSubtitle
            summary={data}
            group={group}
            onGroup={next => setSearch(next ? { group: next } : {}, { replace: true })}
          />
          <div className={styles.page}>
            <Figures summary={data} group={group} />
            <ExpiryCalendar summary={data} group={group} />
            <Exposure summary={data} group={group} />
            <FleetMix summary={data} group={group} />
            <Reminders />
          </div>
        </>
      ) : data ? (
        <NoVehicles />
      ) : error ? (
        <LoadError title={text('error')} requestId={error.requestId} onRetry={() => void refetch()} />
      ) : (
        <PageSkeleton />
      )}
    </>
  )
}

export default VaahanAnalytics

const FleetHeaderActions = ({ summary, group }: { summary: FleetSummary; group: string | undefined }) => {
  const text = useTexts('fleet')
  const [open, setOpen] = useState(false)
  const mayAct = useCanEdit()
  const due = summary.dueOrEnded
  return (
    <>
      {mayAct && due > 0 && (
        <Button variant="outlined" startIcon={<RotateCcw aria-hidden="true" />} onClick={() => setOpen(true)}>
          {text('recheck.due')}
        </Button>
      )}
      <Button
        component={Link}
        to={paths.bulkHitResponsesCopy}
        variant="outlined"
        startIcon={<List aria-hidden="true" />}
      >
        {text('allVehicles')}
      </Button>
      {mayAct && <UploadVehicles />}
      {open && <Recheck group={group} count={due} onClose={() => setOpen(false)} />}
    </>
  )
}

interface FleetSubtitleProps {
  summary: FleetSummary
  group: string | undefined
  onGroup: (group: string) => void
}

/** How many vehicles and how old their answers are; the choice of a group where there are some. */
const FleetSubtitle = ({ summary, group, onGroup }: FleetSubtitleProps) => {
  const text = useTexts('fleet')
  const ago = useTimeAgo()
  const { vehicles, oldestCheckAt, groups } = summary
  const names = [...new Set([...groups.map(({ name }) => name), ...(group ? [group] : [])])]
  return (
    <div className={styles.bar}>
      <p>
        {text('subtitle', {
          smart_count: vehicles,
          count: formatCount(vehicles),
          ago: oldestCheckAt ? ago(oldestCheckAt, { ago: true }) : '-',
        })}
      </p>
      {names.length > 0 && (
        <TextField
          select
          size="small"
          label={text('group')}
          value={group ?? ''}
          onChange={event => onGroup(event.target.value)}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{text('allGroups')}</MenuItem>
          {names.map(name => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
    </div>
  )
}

/** Says how to begin, with a sample file. */
const NoVehicles = () => {
  const text = useTexts('fleet')
  const toast = useToast()
  const save = () =>
    download(bulkTemplate, { params: { product: 'vehicle-rc-check' }, query: {} }, 'vehicles.csv').catch(
      (error: CallError) => toast(error.message, 'error'),
    )
  return (
    <EmptyState
      icon={Car}
      title={text('none')}
      actions={
        <>
          <FirstVehicle />
          <Button startIcon={<Download aria-hidden="true" />} onClick={() => void save()}>
            {text('sample')}
          </Button>
        </>
      }
    >
      {text('noneDetail')}
    </EmptyState>
  )
}
