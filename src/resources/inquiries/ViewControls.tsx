import { Button, Checkbox, FormControlLabel, Slider, TextField } from '@mui/material'
import { nodeKindChoices, nodeKinds } from '../../../contracts/inquiries/graph.ts'
import type { ShownInquiryDetail } from '../../../contracts/inquiries/shown.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Inquiries.module.css'
import type { ViewState } from './useView.ts'
import { daysOf, MAX_SHOWN } from './view/view.ts'

interface ViewControlsProps {
  shown: ShownInquiryDetail
  state: ViewState
}

/** Filters of graph and table, and what they hide: nothing is hidden in silence. */
export const ViewControls = ({ shown, state: { choice, view, change, reset } }: ViewControlsProps) => {
  const text = useTexts('inquiriesScreen')
  const locale = useLocale()
  const { day: date } = useDateFormats()
  const days = daysOf(shown)
  const last = days.length - 1
  const at = choice.until === null ? last : days.indexOf(choice.until)
  const present = nodeKinds.filter(kind => shown.nodes.some(node => node.kind === kind))
  const left = Object.entries(view.left) as [keyof typeof view.left, number][]
  const isLess = left.some(([, count]) => count > 0)
  const visible = view.total - left.reduce((sum, [, count]) => sum + count, 0)
  return (
    <div className={styles.controls}>
      <TextField
        size="small"
        label={text('view.filter')}
        value={choice.query}
        onChange={event => change({ query: event.target.value })}
      />
      <fieldset className={styles.kinds}>
        <legend>{text('view.kinds')}</legend>
        {present.map(kind => {
          const isHidden = choice.hiddenKinds.includes(kind)
          return (
            <FormControlLabel
              key={kind}
              label={nodeKindChoices[kind].label[locale]}
              control={
                <Checkbox
                  size="small"
                  checked={!isHidden}
                  onChange={() =>
                    change({
                      hiddenKinds: isHidden
                        ? choice.hiddenKinds.filter(one => one !== kind)
                        : [...choice.hiddenKinds, kind],
                    })
                  }
                />
              }
            />
          )
        })}
        <FormControlLabel
          label={text('view.group')}
          control={
            <Checkbox
              size="small"
              checked={choice.grouped}
              onChange={event => change({ grouped: event.target.checked })}
            />
          }
        />
      </fieldset>
      {days.length > 1 && (
        <div className={styles.slider}>
          <span id="inquiry-until">
            {text('view.until')}: <span className="num">{date(days[at] ?? days[last] ?? '')}</span>
          </span>
          <Slider
            size="small"
            aria-labelledby="inquiry-until"
            min={0}
            max={last}
            step={1}
            value={at}
            getAriaValueText={value => date(days[value] ?? '')}
            onChange={(_, value) => {
              const day = days[Number(value)]
              change({ until: Number(value) === last || day === undefined ? null : day })
            }}
          />
        </div>
      )}
      <p className={styles.shown} role="status">
        {text('view.shown', { shown: visible, total: view.total })}{' '}
        {left.map(
          ([why, count]) => count > 0 && <span key={why}>{text(`view.left.${why}`, { count, most: MAX_SHOWN })} </span>,
        )}
        {isLess && (
          <Button size="small" onClick={reset}>
            {text('view.reset')}
          </Button>
        )}
      </p>
    </div>
  )
}
