import { type ComponentType, createElement, lazy } from 'react'
import type { OpenStep } from '../../../../contracts/cases/openStep.ts'

/** What the page of an open step gets. */
export interface StepPageProps<Kind extends OpenStep['kind'] = OpenStep['kind']> {
  step: Extract<OpenStep, { kind: Kind }>
  /** The link's own secrets, for calls that the step makes itself, such as uploads. */
  token: string
  pass: string | null
  onAnswer: (answer: Record<string, unknown>) => Promise<void>
  /** Reads the link again: something was done outside of this page, or the link has ended. */
  onChange: () => void
}

type StepPages = { [Kind in OpenStep['kind']]: ComponentType<StepPageProps<Kind>> }

const pages: StepPages = {
  form: lazy(() => import('./FormStep.tsx')),
  consent: lazy(() => import('./ConsentStep.tsx')),
  files: lazy(() => import('./FilesStep.tsx')),
  employment: lazy(() => import('./EmploymentStep.tsx')),
  education: lazy(() => import('./EducationStep.tsx')),
  address: lazy(() => import('./AddressStep.tsx')),
  selfie: lazy(() => import('./SelfieStep.tsx')),
  videoKyc: lazy(() => import('./video/VideoKycStep.tsx')),
  code: lazy(() => import('./CodeStep.tsx')),
  payment: lazy(() => import('./PaymentStep.tsx')),
  sign: lazy(() => import('./SignStep.tsx')),
  referee: lazy(() => import('./RefereeStep.tsx')),
}

/** The page of an open step, loaded when the step is open. */
export const OpenStepPage = (props: StepPageProps) =>
  createElement(pages[props.step.kind] as ComponentType<StepPageProps>, props)
