import type { Kysely, Transaction } from 'kysely'
import type { AccessReviewsTables } from './schema/accessReviews.ts'
import type { AccountsTables, IpAllowListTables, SecondFactorTables } from './schema/accounts.ts'
import type { BgcTables } from './schema/bgc.ts'
import type { CasePaymentsTables } from './schema/casePayments.ts'
import type { CasesTables } from './schema/cases.ts'
import type { ChallansTables } from './schema/challans.ts'
import type { ChecksTables, UsageTables } from './schema/checks.ts'
import type { ClosingTables } from './schema/closing.ts'
import type { CourtTables } from './schema/court.ts'
import type { MailsTables, StaffTables, TutorialsTables } from './schema/desk.ts'
import type { DocumentsTables } from './schema/documents.ts'
import type { DraftsTables } from './schema/drafts.ts'
import type { DryRunTables } from './schema/dryRuns.ts'
import type { EnvelopeTables } from './schema/esign.ts'
import type { EsignSenderTables } from './schema/esignSenders.ts'
import type { FacesTables } from './schema/faces.ts'
import type { FilesTables } from './schema/files.ts'
import type { FleetTables } from './schema/fleet.ts'
import type { IncidentsTables } from './schema/incidents.ts'
import type { InquiriesTables } from './schema/inquiries.ts'
import type { IntelligenceTables } from './schema/intelligence.ts'
import type { InvitationsTables } from './schema/invitations.ts'
import type { KycTables } from './schema/kyc.ts'
import type { MoneyTables, PricesTables } from './schema/money.ts'
import type { MonitoringTables } from './schema/monitoring.ts'
import type { OnboardingTables } from './schema/onboarding.ts'
import type { PaymentsTables } from './schema/payments.ts'
import type { PayoutsTables } from './schema/payouts.ts'
import type { PlatformTables } from './schema/platform.ts'
import type { ProductChangesTables } from './schema/productChanges.ts'
import type { ProofsTables } from './schema/proofs.ts'
import type { ProvidersTables } from './schema/providers.ts'
import type { SchedulesTables } from './schema/schedules.ts'
import type { ScreeningTables } from './schema/screening.ts'
import type { SsoTables } from './schema/sso.ts'
import type { StatementsTables } from './schema/statements.ts'
import type { SupportTables } from './schema/support.ts'
import type { TrubgvTables } from './schema/trubgv.ts'
import type { VideoCallsTables } from './schema/videoCalls.ts'
import type { VideoKycTables } from './schema/videoKyc.ts'
import type { WebhooksTables } from './schema/webhooks.ts'

export type { TimelineEvent } from './schema/checks.ts'

/** Every table as Kysely reads and writes it; `migrations/` creates them. */
export interface Schema
  extends AccountsTables,
    IpAllowListTables,
    MoneyTables,
    BgcTables,
    AccessReviewsTables,
    CasePaymentsTables,
    CasesTables,
    ChallansTables,
    ChecksTables,
    ClosingTables,
    CourtTables,
    DocumentsTables,
    DraftsTables,
    DryRunTables,
    EnvelopeTables,
    EsignSenderTables,
    FacesTables,
    FilesTables,
    FleetTables,
    IncidentsTables,
    InquiriesTables,
    IntelligenceTables,
    InvitationsTables,
    KycTables,
    MailsTables,
    MonitoringTables,
    OnboardingTables,
    PaymentsTables,
    PayoutsTables,
    PlatformTables,
    PricesTables,
    ProductChangesTables,
    ProofsTables,
    ProvidersTables,
    SchedulesTables,
    ScreeningTables,
    SsoTables,
    SecondFactorTables,
    StaffTables,
    StatementsTables,
    TutorialsTables,
    UsageTables,
    VideoKycTables,
    SupportTables,
    TrubgvTables,
    VideoCallsTables,
    WebhooksTables {}

export type Db = Kysely<Schema>
export type Trx = Transaction<Schema>
