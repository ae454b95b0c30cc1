import { Check, ChevronDown, type LucideIcon } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import ink from '../../theme/ink.module.css'
import styles from './Landing.module.css'

/* The parts that the console's landing page and those of brands are made of. */

interface LandingHeroProps {
  /** Above the title. */
  notice?: ReactNode
  title: string
  lead: string
  /** Beside the words: an example of the product. */
  example: ReactNode
  children: ReactNode
}

/** What the product does, on a dark background. */
export const LandingHero = ({ notice, title, lead, example, children }: LandingHeroProps) => (
  <div className={styles.hero}>
    <div className={styles.inner}>
      <div className={`${styles.words} ${ink.ink}`}>
        {notice}
        <h1>{title}</h1>
        <p>{lead}</p>
        {children}
      </div>
      {example}
    </div>
  </div>
)

/** The page below the hero. */
export const LandingPaper = ({ children }: { children: ReactNode }) => <div className={styles.paper}>{children}</div>

interface LandingSectionProps {
  /** Target of a link. */
  id?: string
  title: string
  lead?: string
  children: ReactNode
}

export const LandingSection = ({ id, title, lead, children }: LandingSectionProps) => {
  const own = useId()
  return (
    <section id={id} className={styles.part} aria-labelledby={own}>
      <h2 id={own}>{title}</h2>
      {lead && <p>{lead}</p>}
      {children}
    </section>
  )
}

/** Something in a frame of its own. */
export const LandingBox = ({ className = '', ...box }: ComponentProps<'div'>) => (
  <div {...box} className={`${styles.box} ${className}`} />
)

/** Figures on the hero's edge. */
export const LandingFacts = ({ facts }: { facts: readonly { figure: string; words: string }[] }) => (
  <ul className={styles.facts}>
    {facts.map(({ figure, words }, index) => (
      <li key={index}>
        <b className="num">{figure}</b>
        <span>{words}</span>
      </li>
    ))}
  </ul>
)

interface Statement {
  icon?: LucideIcon
  title: string
  detail: string
}

interface LandingCardsProps {
  cards: readonly Statement[]
  /** The level of their titles: by default below that of a section. */
  heading?: 'h2' | 'h3'
}

/** Short statements side by side. */
export const LandingCards = ({ cards, heading: Heading = 'h3' }: LandingCardsProps) => (
  <ul className={styles.cards} data-count={cards.length}>
    {cards.map(({ icon: Icon, title, detail }, index) => (
      <li key={index}>
        {Icon && <Icon size={20} strokeWidth={1.75} aria-hidden="true" />}
        <Heading>{title}</Heading>
        <p>{detail}</p>
      </li>
    ))}
  </ul>
)

interface Step extends Omit<Statement, 'icon'> {
  /** Target of a link, whose step has a heading. */
  id?: string
  points?: readonly string[]
}

export const LandingSteps = ({ steps }: { steps: readonly Step[] }) => (
  <ol className={styles.steps} data-count={steps.length}>
    {steps.map(({ id, title, detail, points }, index) => (
      <li key={index} id={id}>
        <i aria-hidden="true">{index + 1}</i>
        <div>
          {id ? <h3>{title}</h3> : <b>{title}</b>}
          <p>{detail}</p>
          {points && <LandingPoints points={points} />}
        </div>
      </li>
    ))}
  </ol>
)

export const LandingPoints = ({ points }: { points: readonly string[] }) => (
  <ul className={styles.points}>
    {points.map((point, index) => (
      <li key={index}>
        <Check size={16} aria-hidden="true" /> {point}
      </li>
    ))}
  </ul>
)

interface LandingQuestionsProps {
  questions: readonly { question: string; answer: string }[]
  /** Whether the first answer is shown. */
  open?: boolean
}

/** Native details elements: they open without JavaScript, and find-in-page searches the closed ones. */
export const LandingQuestions = ({ questions, open = false }: LandingQuestionsProps) => (
  <div className={styles.questions}>
    {questions.map(({ question, answer }, index) => (
      <details key={index} open={open && index === 0}>
        <summary>
          {question}
          <ChevronDown size={18} aria-hidden="true" />
        </summary>
        <p>{answer}</p>
      </details>
    ))}
  </div>
)
