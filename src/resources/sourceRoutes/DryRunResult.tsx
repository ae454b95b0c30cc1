import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { DryRun } from '../../../contracts/calls/sourceRoutes.ts'
import { Money } from '../../components/Money.tsx'
import { Section } from '../../components/Section.tsx'
import { StatusChip } from '../../components/StatusChip.tsx'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './SourceRoutes.module.css'

/** What each source answered, how long it took, what it cost, and where they agree. */
export const DryRunResult = ({ result }: { result: DryRun }) => {
  const text = useTexts('adminSources')
  return (
    <>
      <Section flush title={text('dry.answers')}>
        <Table size="small" aria-label={text('dry.answers')}>
          <TableHead>
            <TableRow>
              <TableCell>{text('try.source')}</TableCell>
              <TableCell align="right">{text('dry.answers')}</TableCell>
              <TableCell align="right">{text('dry.median')}</TableCell>
              <TableCell align="right">{text('dry.cost')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {result.sources.map(one => (
              <TableRow key={one.source}>
                <TableCell>{one.label}</TableCell>
                <TableCell align="right" className="num">
                  {text('dry.answeredOf', { answered: one.answered, asked: one.asked })}
                </TableCell>
                <TableCell align="right" className="num">
                  {one.medianMs === null ? text('unknown') : text('ms', { ms: one.medianMs })}
                </TableCell>
                <TableCell align="right">
                  {one.costPaise === null ? text('unknown') : <Money paise={one.costPaise} />}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Section>
      <Agreement result={result} />
      {result.questions.map(question => (
        <Question key={question.subject} question={question} result={result} />
      ))}
    </>
  )
}

const Agreement = ({ result: { agreement } }: { result: DryRun }) => {
  const text = useTexts('adminSources')
  const locale = useLocale()
  return (
    <Section title={text('dry.agreement')}>
      {agreement.length === 0 ? (
        <p className={styles.none}>{text('dry.nothingCompared')}</p>
      ) : (
        <ul className={styles.list}>
          {agreement.map(field => (
            <li key={field.name}>
              <span className={styles.line}>
                {field[locale]}
                <span className="num" data-differs={field.agreed < field.compared || undefined}>
                  {text('dry.agreed', { agreed: field.agreed, compared: field.compared })}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

interface QuestionProps {
  question: DryRun['questions'][number]
  result: DryRun
}

/** One test value: each source's outcome, and its fields side by side. */
const Question = ({ question: { subject, answers, fields }, result }: QuestionProps) => {
  const text = useTexts('adminSources')
  const locale = useLocale()
  const title = text('dry.question', { subject })
  return (
    <Section flush title={title}>
      <Table size="small" aria-label={title}>
        <TableHead>
          <TableRow>
            <TableCell />
            {result.sources.map(({ source, label }) => (
              <TableCell key={source}>{label}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          <TableRow>
            <TableCell />
            {answers.map(({ source, status, problem }) => (
              <TableCell key={source}>
                <StatusChip status={status} />
                {problem && <span className={styles.odd}>{problem}</span>}
              </TableCell>
            ))}
          </TableRow>
          {fields.map(field => (
            <TableRow key={field.name} data-differs={field.agrees === false || undefined}>
              <TableCell component="th" scope="row">
                {field[locale]}
              </TableCell>
              {field.values.map((value, at) => (
                <TableCell key={result.sources[at]?.source}>{value ?? '-'}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Section>
  )
}
