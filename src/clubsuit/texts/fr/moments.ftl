# Moments at the table, staged by the page.

## Free Clubs
moment-partner = { $who ->
    [partner] Vous changez de camp : avec { $with }, il vous faut les { $need } plis.
    [you] { $seat } change de camp : à vous deux, il vous faut les { $need } plis.
   *[other] { $seat } change de camp et rejoint { $with } : à deux, il leur faut les { $need } plis.
  }

## Clubs (Whist)
moment-broken = { $who ->
    [you] Vous libérez trèfle : à partir de maintenant, on peut entamer à trèfle.
   *[other] { $seat } libère trèfle : à partir de maintenant, on peut entamer à trèfle.
  }

## Climbing Clubs
moment-out = { $bonus ->
    [none] { $who ->
        [you] Vous sortez.
       *[other] { $seat } sort.
      }
   *[other] { $who ->
        [you] Vous sortez et prenez la carte bonus { $bonus }.
       *[other] { $seat } sort et prend la carte bonus { $bonus }.
      }
  }
moment-duel = { $who ->
    [you] Vous n’êtes plus que deux avec des cartes. Sortez en premier, sinon vos trèfles ne compteront pas.
   *[other] Plus que deux mains en jeu : { $seats }. Les trèfles de la dernière ne compteront pas.
  }
moment-last = { $who ->
    [you] Vous restez en dernier avec des cartes : vos trèfles ne comptent pas.
    [other] { $seat } reste en dernier avec des cartes : ses trèfles ne comptent pas.
    [your-team] Seule votre équipe a encore des cartes : elle ne marque rien dans cette manche.
   *[their-team] Seule l’équipe { $seat } a encore des cartes : elle ne marque rien dans cette manche.
  }

## Ruby Dame
moment-dame = { $who ->
    [you] Vous prenez la dame de carreau : cinq points.
   *[other] { $seat } prend la dame de carreau : cinq points.
  }
