"""Five chats, by their roles."""

from check_roles import verdict

for roles in ("system user", "user user", "system user assistant assistant user", "system system user", "user assistant user"):
    print(roles, "->", verdict(roles.split()))
