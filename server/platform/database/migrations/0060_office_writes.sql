-- Each of these writes read its table from end to end: work is given back by its owner when somebody leaves,
-- joined conversations go to another branch with the rest, and whether a home had a landlord before stands in the audit.
CREATE INDEX "conversations_branch_joined" ON "conversations" USING btree ("branch") WHERE "conversations"."merged_into" is not null;--> statement-breakpoint
CREATE INDEX "audit_landlord_homes" ON "audit" USING btree (("detail" ->> 'listingId')) WHERE "audit"."subject" = 'landlord' and "audit"."action" = 'landlord.home';--> statement-breakpoint
CREATE INDEX "tenancies_owner" ON "tenancies" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "tenancy_steps_owner" ON "tenancy_steps" USING btree ("owner_id");
