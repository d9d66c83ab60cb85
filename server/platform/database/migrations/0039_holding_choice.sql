ALTER TABLE "tenancies" ADD COLUMN "holding_towards" text;--> statement-breakpoint
ALTER TABLE "tenancies" ADD COLUMN "holding_chosen_on" date;--> statement-breakpoint
ALTER TABLE "tenancies" ADD COLUMN "holding_chosen_by" text;--> statement-breakpoint
ALTER TABLE "tenancies" ADD COLUMN "holding_note" text;--> statement-breakpoint
ALTER TABLE "tenancies" ADD COLUMN "holding_document_id" uuid;--> statement-breakpoint
ALTER TABLE "tenancies" ADD CONSTRAINT "tenancies_holding_towards" CHECK ("tenancies"."holding_towards" in ('first-rent', 'deposit', 'repayment'));--> statement-breakpoint
ALTER TABLE "tenancies" ADD CONSTRAINT "tenancies_holding_chosen" CHECK (("tenancies"."holding_towards" is null) = ("tenancies"."holding_chosen_on" is null) and ("tenancies"."holding_towards" is null) = ("tenancies"."holding_chosen_by" is null) and ("tenancies"."holding_towards" is null or trim(coalesce("tenancies"."holding_note", '')) <> '' or "tenancies"."holding_document_id" is not null));
