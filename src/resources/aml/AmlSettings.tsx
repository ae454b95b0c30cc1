import { Button, FormControlLabel, MenuItem, Switch, TextField } from '@mui/material'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { getAmlSettings, setAmlSettings } from '../../../contracts/calls/aml.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import type { RiskLevel } from '../../../contracts/screening/riskLevels.ts'
import type { RiskRules } from '../../../contracts/screening/riskRules.ts'
import { useCanCall } from '../../authProvider/session.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { LoadError } from '../../components/EmptyState.tsx'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { PageSkeleton } from '../../components/PageSkeleton.tsx'
import { Section } from '../../components/Section.tsx'
import { useCallAction } from '../../components/useCallAction.ts'
import type { SuccessReply } from '../../dataProvider/api.ts'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Aml.module.css'
import { CountrySelect } from './CountrySelect.tsx'

/** How the account decides about hits and rates their risk. */
const AmlSettings = () => {
  const text = useTexts('amlSettings')
  const { data, error, refetch } = useCallQuery(getAmlSettings, {})
  return (
    <>
      <PageHeader
        crumbs={[{ label: text('product'), to: paths.aml }, { label: text('title') }]}
        title={text('title')}
        actions={
          <Button variant="outlined" component={Link} to={paths.amlLists}>
            {text('ownLists')}
          </Button>
        }
      />
      {error && !data && <LoadError requestId={error.requestId} onRetry={() => void refetch()} />}
      {!error && !data && <PageSkeleton />}
      {data && <Settings key={JSON.stringify(data)} saved={data} />}
    </>
  )
}

const levels = ['low', 'medium', 'high'] as const
const kinds = ['sanctions', 'pep1', 'pep2', 'pep3', 'adverse_media', 'own'] as const

const Settings = ({ saved }: { saved: SuccessReply<typeof getAmlSettings> }) => {
  const text = useTexts('amlSettings')
  const { month } = useDateFormats()
  const isOwner = useCanCall(setAmlSettings)
  const [twoPeople, setTwoPeople] = useState(saved.twoPeople)
  const [rules, setRules] = useState<RiskRules>(saved.rules)
  const { run, busy } = useCallAction(setAmlSettings)
  const change = (part: Partial<RiskRules>) => setRules({ ...rules, ...part })
  // A country has one level: adding it to one list takes it out of the other.
  const without = (list: string[], others: string[]) => list.filter(code => !others.includes(code))
  const body = { twoPeople, rules }
  const isChanged = JSON.stringify(body) !== JSON.stringify({ twoPeople: saved.twoPeople, rules: saved.rules })
  return (
    <div className={styles.settings}>
      {!isOwner && <InlineAlert tone="info">{text('ownerOnly')}</InlineAlert>}
      <Section title={text('decisions')}>
        <FormControlLabel
          className={styles.toggle}
          control={<Switch checked={twoPeople} disabled={!isOwner} onChange={(_, on) => setTwoPeople(on)} />}
          label={text('twoPeople')}
        />
        <p className={styles.explained}>{text('twoPeopleDetail')}</p>
      </Section>
      <Section title={text('risk')}>
        <p className={styles.explained}>{text('riskDetail')}</p>
        <div className={styles.levels}>
          {kinds.map(kind => (
            <TextField
              key={kind}
              select
              label={text(`kind.${kind}`)}
              value={rules[kind]}
              disabled={!isOwner}
              onChange={event => change({ [kind]: event.target.value as RiskLevel })}
            >
              {levels.map(level => (
                <MenuItem key={level} value={level}>
                  {text(`level.${level}`)}
                </MenuItem>
              ))}
            </TextField>
          ))}
        </div>
        <div className={styles.countries}>
          <CountrySelect
            label={text('highCountries')}
            value={rules.highCountries}
            disabled={!isOwner}
            onChange={codes => change({ highCountries: codes, mediumCountries: without(rules.mediumCountries, codes) })}
          />
          <CountrySelect
            label={text('mediumCountries')}
            value={rules.mediumCountries}
            disabled={!isOwner}
            onChange={codes => change({ mediumCountries: codes, highCountries: without(rules.highCountries, codes) })}
          />
        </div>
        <p className={styles.explained}>{text('usualDetail', { month: month(`${saved.usualSince}-15`) })}</p>
      </Section>
      {isOwner && (
        <div className={styles.buttons}>
          <BusyButton
            variant="contained"
            busy={busy}
            disabled={!isChanged}
            onClick={() => run({ body }, text('saved'))}
          >
            {text('save')}
          </BusyButton>
          <Button variant="outlined" startIcon={<RotateCcw aria-hidden="true" />} onClick={() => setRules(saved.usual)}>
            {text('restore')}
          </Button>
        </div>
      )}
    </div>
  )
}

export default AmlSettings
