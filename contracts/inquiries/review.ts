import { z } from 'zod'
import { invitationStates } from '../invitations.ts'
import { type Choice, choice } from '../platform/choice.ts'
import { sectionNames } from './sections.ts'

/* What the subject of an inquiry is asked about it by a link, and what they have said. */

/** What a person says of a section about them. Neither proves anything. */
export const reviewVerdicts = ['confirmed', 'disputed'] as const
export type ReviewVerdict = (typeof reviewVerdicts)[number]

export const verdictChoices: Record<ReviewVerdict, Choice> = {
  confirmed: choice('Confirmed by the subject', 'व्यक्ति ने सही बताया', 'info'),
  disputed: choice('Disputed by the subject', 'व्यक्ति ने गलत बताया', 'warning'),
}

const time = z.iso.datetime()

const shownAnswer = z.object({
  section: z.enum(sectionNames),
  verdict: z.enum(reviewVerdicts),
  comment: z.string().nullable(),
  /** What would be right, in the person's words. */
  correct: z.string().nullable(),
  /** Whether the section says something else now than what the person saw. */
  changed: z.boolean(),
})

/** A person who is asked about an inquiry, and their answers; addresses are masked on screens. */
export const shownReview = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** Nodes that are this person's. */
  about: z.array(z.string()),
  sections: z.array(z.enum(sectionNames)),
  /** Whether the link asks for a code first. */
  hasCode: z.boolean(),
  askedBy: z.string(),
  askedAt: time,
  state: z.enum(invitationStates),
  expiresAt: time,
  /** Whether the latest message came back. */
  isLost: z.boolean(),
  endedAt: time.nullable(),
  /** Of whoever declined, or of whoever withdrew it. */
  reason: z.string().nullable(),
  answers: z.array(shownAnswer),
})

export type ShownReview = z.output<typeof shownReview>
