-- The figures name the source of each request by its first message.
CREATE INDEX "conversation_messages_first" ON "conversation_messages"
  ("conversation_id", "at", "id", "request_kind") WHERE "kind" in ('request', 'mail');
